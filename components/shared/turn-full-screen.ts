/** Fills the screen with an element, or comes back from it. What is refused after all leaves everything as it is. */
export const turnFullScreen = async (element: Element): Promise<void> => {
  const turned = element.matches(':fullscreen') ? document.exitFullscreen() : element.requestFullscreen();
  await turned.catch(() => undefined);
};
