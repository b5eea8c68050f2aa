import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type DayRule, dayNow } from '#web/bootstrap/day-now.ts';
import { CACHE, forgetSession, notedUser } from '#web/kept-session.ts';

/** The first screen as it was last drawn, so that it can be seen again before any script runs. */
export type Drawing = {
  userId: string;
  /** The build whose styles it needs. */
  build: string;
  day: CalendarDay;
  rule: DayRule;
  /** Whether it was drawn for a screen that is no phone's. */
  isWide: boolean;
  html: string;
};

// In the store of the note, so that whatever forgets the session forgets this.
const ADDRESS = '/drawing';

/** Characters: a first screen has some 30,000. */
const MOST = 200_000;

/** Keeps a drawing for its owner's next visit, in place of the one before: not where somebody else, or nobody, is signed in by now. */
export async function keepDrawing(drawing: Drawing): Promise<void> {
  if ((await notedUser()) !== drawing.userId || drawing.html.length > MOST) return;
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(drawing));
  // They may have left while it was written.
  if ((await notedUser()) !== drawing.userId) await forgetSession();
}

export async function dropDrawing(): Promise<void> {
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).delete(ADDRESS);
}

/** The drawing that this build may show to somebody; null when it is another's, another build's, or of a day that is over. */
export async function keptDrawing(of: { userId: string; build: string }, now = new Date()): Promise<Drawing | null> {
  const kept = await caches.match(ADDRESS, { cacheName: CACHE });
  const drawing = kept && ((await kept.json()) as Drawing);
  if (drawing?.userId !== of.userId || drawing.build !== of.build) return null;
  return drawing.day === dayNow(drawing.rule, now) ? drawing : null;
}

/*
 * It is shown at the width that it was drawn for, to whom start.js found signed in. What the hour decides, and what is drawn once the page stands, keeps its
 * room alone.
 */
const rules = (isWide: boolean) => `#drawn{display:none}#drawn :is(h1,[data-later]){visibility:hidden}
#drawn *{animation:none!important}@media ${isWide ? '(width>=48rem)' : '(width<48rem)'}{
[data-signed-in] #drawn{display:block}[data-signed-in] #drawn~*{display:none}}`;

const ROOT = '<div id="root">';

/** A script of the app as the build writes it into the page; start.js evaluates it once the drawing has been seen. */
const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const LATER = '<link rel="modulepreload" crossorigin data-then href="$1">';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The app's page with a drawing in it, whose circles start.js ticks for its owner on its day, and which is gone with the first thing that the app draws.
 * Its fonts are asked for at once, its scripts are evaluated once it can be seen.
 */
export async function withDrawing(
  page: Response,
  { userId, day, isWide, html }: Drawing,
  fonts: readonly string[],
): Promise<Response> {
  const links = fonts.map((font) => `<link rel="preload" as="font" crossorigin href="${font}">`).join('');
  const of = `data-user="${escaped(userId)}" data-day="${day}"`;
  const drawn = `${ROOT}<div id="drawn" ${of}>${links}<style>${rules(isWide)}</style>${html}</div>`;
  // By a function: in what people write, `$&` is no sign.
  const text = (await page.text()).replace(MODULE, LATER).replace(ROOT, () => drawn);
  return new Response(text, { headers: page.headers });
}
