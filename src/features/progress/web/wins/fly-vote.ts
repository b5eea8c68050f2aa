/** Milliseconds of the way into the ring. */
const FLIGHT = 500;
const SIZE = 14;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Has a vote fly from the circle that was just ticked into its identity's ring. Nothing moves for whoever wants that; a press ends it. */
export function flyVote(identityId: string): void {
  const card = document.getElementById(`identity-${identityId}`)?.closest('article');
  const [ring, tick] = [card?.querySelector('header [role="img"]'), card?.querySelector('[data-tick]:focus')];
  if (!ring || !tick || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [middleOf(tick), middleOf(ring)];
  const vote = document.createElement('span');
  vote.setAttribute('aria-hidden', 'true');
  vote.className = 'pointer-events-none fixed top-0 left-0 z-50 rounded-full bg-accent';
  Object.assign(vote.style, { width: `${SIZE}px`, height: `${SIZE}px` });
  document.body.append(vote);
  const at = ({ x, y }: typeof from, scale: number) =>
    `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
  const between = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 24 };
  const flight = vote.animate(
    [{ transform: at(from, 1) }, { transform: at(between, 1.2), offset: 0.5 }, { transform: at(to, 0.4) }],
    { duration: FLIGHT, easing: 'ease-in-out' },
  );
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    vote.remove();
  };
  for (const press of ['pointerdown', 'keydown'] as const) addEventListener(press, end, { signal: ended.signal });
  flight.finished.then(
    () => {
      end();
      ring.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], FLIGHT / 2);
    },
    () => end(),
  );
}
