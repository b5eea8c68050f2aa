import { BUNDLE, toBundles } from '#core/evidence/tally/tally.ts';
import { tallyMessages } from '#features/progress/tally-messages.ts';
import { STROKES } from '../bundle.tsx';

const texts = tallyMessages.picture;

/** Pixels of the two shapes: what a phone's screen shows whole, and a square. */
export const SHAPES = { portrait: { width: 1080, height: 1350 }, square: { width: 1080, height: 1080 } } as const;
export type Shape = keyof typeof SHAPES;

/** Colours of the theme by their names, and of the people by their places. */
export type Palette = Readonly<Record<'ground' | 'ink' | 'quiet' | 'accent', string>> & {
  readonly marks: readonly string[];
};

export type PictureFacts = {
  /** Whose each mark is, the earliest first. */
  readonly marks: readonly number[];
  /** Shown where somebody chose to show it. */
  readonly name: string | null;
  /** The day of the first mark, in words. */
  readonly since: string;
};

const MARGIN = 96;
/** What a bundle of 30 × 24 takes with what is free around it. */
const ROOM = { width: 38, height: 32 };
/** Pixels of a unit of the field: no bundle is larger or smaller. */
const LARGEST = 8;
const SMALLEST = 0.35;
const FACES = { display: '"Fraunces Variable", Georgia, serif', text: '"Inter Variable", system-ui, sans-serif' };

/** The largest scale at which so many bundles fit into an area. */
function fittingScale(bundles: number, { width, height }: { width: number; height: number }): number {
  for (let scale = LARGEST; scale > SMALLEST; scale *= 0.97) {
    const across = Math.floor(width / (ROOM.width * scale));
    if (across > 0 && Math.ceil(bundles / across) * ROOM.height * scale <= height) return scale;
  }
  return SMALLEST;
}

function drawMarks(pen: CanvasRenderingContext2D, marks: readonly number[], colours: readonly string[], area: DOMRect) {
  const bundles = toBundles(marks);
  const scale = fittingScale(bundles.length, area);
  const across = Math.max(1, Math.floor(area.width / (ROOM.width * scale)));
  const strokes = STROKES.map((path) => new Path2D(path));
  pen.lineCap = 'round';
  bundles.forEach((bundle, at) => {
    pen.save();
    pen.translate(area.x + (at % across) * ROOM.width * scale, area.y + Math.floor(at / across) * ROOM.height * scale);
    pen.scale(scale, scale);
    bundle.forEach((who, place) => {
      const stroke = strokes[place];
      if (!stroke) return;
      pen.lineWidth = place === BUNDLE - 1 ? 2.9 : 2.4;
      pen.strokeStyle = colours[who % colours.length] ?? '';
      pen.stroke(stroke);
    });
    pen.restore();
  });
}

/** The words, cut to a width with an ellipsis. */
function fitted(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  let kept = words;
  while (kept !== '' && pen.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Draws the picture: how many votes, for whom if that was chosen, and every one of them as a mark. */
export function drawPicture(canvas: HTMLCanvasElement, shape: Shape, facts: PictureFacts, palette: Palette): void {
  const { width, height } = SHAPES[shape];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = palette.ground;
  pen.fillRect(0, 0, width, height);
  const inner = width - 2 * MARGIN;

  const count = facts.marks.length;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = palette.accent;
  pen.font = `500 176px ${FACES.display}`;
  const figure = count.toLocaleString();
  pen.fillText(figure, MARGIN - 6, MARGIN + 130);
  const beside = MARGIN + pen.measureText(figure).width + 22;
  pen.fillStyle = palette.ink;
  pen.font = `500 52px ${FACES.text}`;
  pen.fillText(texts.headline(count), beside, MARGIN + 130);
  pen.font = `500 50px ${FACES.display}`;
  pen.fillText(fitted(pen, facts.name ?? texts.forMe, inner), MARGIN, MARGIN + 216);
  pen.fillStyle = palette.quiet;
  pen.font = `400 34px ${FACES.text}`;
  pen.fillText(texts.since(facts.since), MARGIN, MARGIN + 270);

  const top = MARGIN + 340;
  const foot = height - MARGIN - 60;
  drawMarks(pen, facts.marks, palette.marks, new DOMRect(MARGIN, top, inner, foot - top));

  drawMarks(pen, Array<number>(BUNDLE).fill(0), [palette.quiet], new DOMRect(MARGIN, height - MARGIN - 30, 60, 40));
  pen.fillStyle = palette.quiet;
  pen.font = `500 36px ${FACES.display}`;
  pen.fillText('Taylr', MARGIN + 64, height - MARGIN);
}
