// Remembers over all files of a run which states of elements axe has found clean.
export const cleanStates = () => {
  const states = new Set();
  return {
    name: 'clean-states',
    executeCommand({ command, payload }) {
      if (command === 'has-clean-state') return states.has(payload.state);
      if (command !== 'add-clean-state') return undefined;
      states.add(payload.state);
      return true;
    },
  };
};
