/** Two armies as somebody posts them in a forum, in German and in French. */

export const GERMAN = `Hallo zusammen,

hier meine Liste für Samstag:

[b]Space Marines Codex Astartes – 2.700 Punkte[/b]

[b]1 Formation Sturmtruppen[/b]: 4 Stände, mit Ordenspriester (225 Punkte)
[b]2 Taktische Trupps[/b] zu je 6 Ständen
1 Formation Termis: 4 Stände Terminatoren mit Skriptor, dazu 4 Land Raider (700 Pkt)
- Devastoren: vier Stände Devastoren und 2 Cybots in 2 Rhinos, 350 Punkte
- Scouttrupp: 4 Späher in 2 Razorbacks, 200 Punkte
- Panzer: 4x Predator Annihilator, 1 Hunter = 300 Punkte
- Warhounds 2x 500
- Thunderhawk 200

Kritik ist willkommen!`;

export const FRENCH = `Garde Impériale – Steel Legion, 3000 points

[u]Compagnie d'infanterie mécanisée[/u] (400 pts)
[list]
[*]1 commandant
[*]12 socles d'infanterie
[*]7 chimères
[*]+ 1 commissaire
[/list]
[u]Compagnie de chars[/u] (650 pts)
[list]
[*]10 Leman Russ
[*]1 commissaire
[/list]
[u]QG de régiment[/u] (500 pts)
[list]
[*]un commandant suprême
[*]12 socles d'infanterie avec 7 chimères
[/list]
[u]Batterie de flak[/u] (150 pts)
[list][*]trois Hydra[/list]
[u]Section de cavaliers[/u] (150 pts)
[list][*]6 socles de cavaliers[/list]
[u]Escadron de sentinelles[/u] (100 pts)
[list][*]4 sentinelles[/list]
[u]Troupes de choc[/u] (200 pts)
[list][*]8 socles de troupes de choc dans 4 Valkyries[/list]
[u]Titan[/u]
[list][*]1 Warhound[/list]`;
