/** The glass of a pane; `line` is leading without glass. */
type Glass = 'night' | 'sky' | 'water' | 'leaf' | 'wine' | 'flame' | 'rose' | 'sand' | 'line';

type Pane = readonly [glass: Glass, path: string];

/** The window around every drawing; each side is an arc centered on the opposite springing point. */
export const size = { width: 200, height: 272 };
export const outline = arch(10, 10, 180, 262);

function arch(x: number, top: number, width: number, base: number): string {
  const spring = (top + width * 0.866).toFixed(1);
  const [radius, middle, end] = [String(width), String(x + width / 2), String(x + width)];
  return `M${String(x)} ${String(base)}V${spring}A${radius} ${radius} 0 0 1 ${middle} ${String(top)}A${radius} ${radius} 0 0 1 ${end} ${spring}V${String(base)}z`;
}

function circle(x: number, y: number, radius: number): string {
  const r = String(radius);
  return `M${String(x - radius)} ${String(y)}a${r} ${r} 0 1 0 ${String(2 * radius)} 0a${r} ${r} 0 1 0 ${String(-2 * radius)} 0z`;
}

/** Every second beam around a point, long enough to reach the edge of any window. */
function beams(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = (part: number) => {
      const angle = ((index + part) * 2 * Math.PI) / count;
      return `${(x + 320 * Math.cos(angle)).toFixed(0)} ${(y + 320 * Math.sin(angle)).toFixed(0)}`;
    };
    return `M${String(x)} ${String(y)}L${at(0)}L${at(0.5)}z`;
  }).join('');
}

function star(x: number, y: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const length = index % 2 === 1 ? 13 : index % 4 === 0 ? 62 : 30;
    const angle = (index * Math.PI) / 8;
    return `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const ground = 'M0 0H200V272H0z';
const grapes = [
  [-20, 0],
  [0, 0],
  [20, 0],
  [-10, 17],
  [10, 17],
  [0, 34],
]
  .map(([x = 0, y = 0]) => circle(100 + x, 168 + y, 10.5))
  .join('');
const leaf = (x: number, y: number, turn: 1 | -1) =>
  `M${String(x)} ${String(y)}c${String(turn * 6)}-26 ${String(turn * 30)}-34 ${String(turn * 52)}-26c${String(turn * 2)} 22 ${String(turn * -22)} 40 ${String(turn * -52)} 26z`;

/** The panes of each drawing, from back to front. */
export const scenes = {
  hills: [
    ['sky', ground],
    ['sand', beams(100, 158, 14)],
    ['sand', circle(100, 158, 50)],
    ['flame', circle(100, 158, 31)],
    ['water', 'M0 178C40 148 76 152 106 172C140 152 172 148 200 166V272H0z'],
    ['leaf', 'M0 214C48 172 96 190 128 210C158 192 184 190 200 200V272H0z'],
    ['night', 'M0 246C60 216 124 226 200 248V272H0z'],
  ],
  lamp: [
    ['night', ground],
    ['water', circle(100, 140, 74)],
    ['rose', circle(100, 140, 52)],
    ['sand', circle(100, 140, 33)],
    ['flame', 'M100 100C115 120 119 134 114 146C109 156 91 156 86 146C81 134 90 122 100 100z'],
    ['wine', 'M62 154H138C138 190 120 212 100 218C80 212 62 190 62 154z'],
    ['flame', 'M92 218H108L100 240z'],
    ['line', 'M100 0V62L62 154M100 62L138 154M64 168H136'],
  ],
  candle: [
    ['night', ground],
    ['wine', beams(100, 96, 16)],
    ['rose', circle(100, 96, 54)],
    ['sand', circle(100, 96, 36)],
    ['flame', 'M100 58C118 84 122 98 116 112C110 124 90 124 84 112C78 98 88 86 100 58z'],
    ['sand', 'M80 134C90 128 110 128 120 134V236H80z'],
    ['flame', 'M64 236H136L128 252H72z'],
    ['line', 'M100 112V134M80 168H120M80 204H120'],
  ],
  star: [
    ['night', ground],
    ['water', beams(100, 98, 16)],
    ['sky', circle(100, 98, 44)],
    ['sand', star(100, 98)],
    ['flame', circle(100, 98, 11)],
    ['water', 'M0 198C30 184 64 208 100 196C138 184 168 206 200 194V272H0z'],
    ['sky', 'M0 222C40 208 72 232 112 219C150 208 176 228 200 218V272H0z'],
    ['night', 'M0 246C40 234 72 254 112 243C150 234 176 252 200 243V272H0z'],
  ],
  water: [
    ['sky', ground],
    ['sand', beams(100, 84, 14)],
    ['flame', circle(100, 84, 27)],
    ['leaf', 'M0 128L52 96L88 134L80 272H0z'],
    ['leaf', 'M200 122L150 92L114 132L122 272H200z'],
    ['wine', 'M0 176L40 150L80 190L72 272H0z'],
    ['wine', 'M200 172L160 148L124 188L130 272H200z'],
    ['water', 'M86 132C94 126 108 126 116 132C110 176 132 204 168 272H32C66 212 92 176 86 132z'],
    ['sky', 'M97 129C98 176 86 214 62 272H86C98 220 104 176 103 129z'],
    ['sand', 'M109 130C108 176 120 220 138 272H120C110 224 106 180 106 130z'],
  ],
  bread: [
    ['night', ground],
    ['wine', beams(100, 106, 18)],
    ['flame', circle(100, 106, 58)],
    ['sand', circle(100, 106, 41)],
    ['line', 'M100 82V130M80 102H120'],
    [
      'sky',
      'M60 158H140C140 194 124 206 109 210V226C122 229 132 236 134 248H66C68 236 78 229 91 226V210C76 206 60 194 60 158z',
    ],
    ['line', 'M62 174H138M91 218H109'],
    ['water', 'M0 248H200V272H0z'],
  ],
  road: [
    ['sky', ground],
    ['rose', beams(100, 150, 14)],
    ['flame', circle(100, 150, 36)],
    ['water', 'M0 158C34 138 70 142 100 152C132 140 168 140 200 156V272H0z'],
    ['leaf', 'M0 182C40 160 74 164 96 168C60 190 30 214 22 272H0z'],
    ['leaf', 'M200 178C166 160 130 162 106 166C128 186 76 206 100 226C130 244 150 252 156 272H200z'],
    ['sand', 'M96 162H106C116 190 70 204 92 226C112 244 146 250 152 272H26C30 236 46 218 66 204C90 188 96 178 96 162z'],
  ],
  book: [
    ['night', ground],
    ['water', beams(100, 176, 20)],
    ['sky', circle(100, 120, 46)],
    ['flame', 'M100 82C120 106 124 124 118 138C112 150 88 150 82 138C76 124 86 110 100 82z'],
    ['sand', 'M100 112C108 122 110 130 107 137C104 143 96 143 93 137C90 130 94 122 100 112z'],
    ['wine', 'M14 178V240C48 232 80 234 100 250C120 234 152 232 186 240V178z'],
    [
      'sand',
      'M100 184C80 168 48 166 22 174V230C48 222 80 224 100 240C120 224 152 222 178 230V174C152 166 120 168 100 184z',
    ],
    [
      'line',
      'M100 184V240M36 188C54 184 70 186 86 194M36 204C54 200 70 202 86 210M114 194C130 186 146 184 164 188M114 210C130 202 146 200 164 204',
    ],
  ],
  door: [
    ['night', ground],
    ['water', 'M0 0H200V96L100 60L0 96z'],
    ['wine', 'M0 226H200V272H0z'],
    ['sand', 'M52 226H148L186 272H14z'],
    ['flame', arch(48, 84, 104, 228)],
    ['sand', arch(62, 110, 76, 228)],
    ['rose', circle(100, 186, 20)],
    ['leaf', 'M62 206C78 194 122 194 138 206V228H62z'],
    ['line', 'M100 84V110M48 174H62M138 174H152'],
  ],
  vine: [
    ['sky', ground],
    ['sand', beams(100, 96, 14)],
    ['flame', circle(100, 96, 28)],
    ['wine', 'M92 272C96 236 86 216 94 190H106C114 216 104 236 108 272z'],
    ['leaf', leaf(100, 140, 1)],
    ['leaf', leaf(100, 140, -1)],
    ['leaf', leaf(106, 226, 1)],
    ['leaf', leaf(94, 226, -1)],
    ['wine', grapes],
    ['line', 'M100 118V158'],
  ],
  flame: [
    ['night', ground],
    ['water', beams(100, 160, 18)],
    ['sky', circle(100, 166, 76)],
    ['wine', 'M100 52C152 116 166 164 146 208C130 240 70 240 54 208C36 166 72 138 100 52z'],
    ['flame', 'M102 100C138 144 144 176 130 206C120 226 80 226 70 206C56 176 86 152 102 100z'],
    ['sand', 'M100 150C120 174 122 192 115 208C109 218 91 218 85 208C78 192 90 176 100 150z'],
  ],
} as const satisfies Record<string, readonly Pane[]>;
