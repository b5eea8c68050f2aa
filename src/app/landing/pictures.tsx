import { texts } from './messages.ts';

/** The mark: four days and the stroke that makes them count. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M7 7.5v17M13 7.5v17M19 7.5v17M25 7.5v17" stroke="var(--ink)" strokeWidth="2.6" />
      <path d="M3 21.5c9-1 19-5.500 26-12.500" stroke="var(--accent)" strokeWidth="3.4" />
    </svg>
  );
}

const week = ['complete', 'complete', 'missed', 'complete', 'today', 'ahead', 'ahead last'];

/** An identity card in the middle of a week, with a vote just landing. */
export function WeekPicture() {
  const { picture } = texts;
  return (
    <figure className="picture" role="img" aria-label={picture.twin}>
      <div className="identity" aria-hidden="true">
        <div className="identity-head">
          <p className="identity-name">{picture.name}</p>
          <Ring />
        </div>
        <div className="week">
          {week.map((state, index) => (
            <span key={`${index}-${state}`} className="day">
              <span className={`dot ${state}`}>{/complete|today/.test(state) && <Tick />}</span>
              <span>{picture.days[index]}</span>
            </span>
          ))}
        </div>
        <div className="strength">
          <span>{picture.strength}</span>
          <svg viewBox="0 0 320 64" fill="none">
            <path
              d="M4 54C26 52 34 46 49 44s30 6 46 0 30-14 45-12 30 12 45 8 30-16 45-20 30 2 45-4 26-8 41-12V64H4Z"
              className="strength-area"
            />
            <path
              d="M4 54C26 52 34 46 49 44s30 6 46 0 30-14 45-12 30 12 45 8 30-16 45-20 30 2 45-4 24-8 38-11"
              className="strength-line"
            />
            <circle cx="313" cy="5.500" r="5" className="strength-now" />
          </svg>
        </div>
      </div>
      <div className="vote" aria-hidden="true">
        <span className="vote-tick">
          <Tick />
        </span>
        <span className="vote-habit">{picture.habit}</span>
        <span className="vote-count">{picture.vote}</span>
      </div>
    </figure>
  );
}

function Ring() {
  const { picture } = texts;
  return (
    <div className="ring">
      <svg viewBox="0 0 64 64" fill="none">
        <circle cx="32" cy="32" r="28" className="ring-track" />
        <circle cx="32" cy="32" r="28" pathLength="100" className="ring-value" />
      </svg>
      <p>
        <strong>
          {picture.percent}
          <small>%</small>
        </strong>
        <span>{picture.votes}</span>
      </p>
    </div>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" fill="none" className="tick" aria-hidden="true">
      <path d="m3.500 8.500 3 3 6-7" pathLength="1" />
    </svg>
  );
}

const drawingFrame = { viewBox: '0 0 72 48', fill: 'none', 'aria-hidden': true, className: 'drawing' } as const;

/** Cloud and sun: moods come and go. */
export function WeatherDrawing() {
  return (
    <svg {...drawingFrame}>
      <circle cx="46" cy="17" r="9" className="warm" />
      <path d="M46 2v-1M60 17h2M56 7l1.500-1.500M36 7l-1.500-1.500" className="warm" />
      <path d="M17 42a9 9 0 0 1-1-18 14 14 0 0 1 26-3 10.500 10.500 0 0 1 5 21Z" className="paper" />
    </svg>
  );
}

/** A tower of stones, tall and leaning. */
export function TowerDrawing() {
  return (
    <svg {...drawingFrame}>
      <rect x="20" y="35" width="32" height="9" rx="4.500" className="paper" />
      <rect x="25" y="25" width="26" height="8" rx="4" className="paper" />
      <rect x="33" y="15" width="20" height="8" rx="4" className="paper" />
      <rect x="43" y="4" width="16" height="8" rx="4" transform="rotate(16 51 8)" className="warm" />
    </svg>
  );
}

/** Five days, one of them hollow, and the line goes on. */
export function DotsDrawing() {
  return (
    <svg {...drawingFrame}>
      <path d="M4 34h64" className="paper" strokeDasharray="1 5" />
      {[8, 22, 50, 64].map((x) => (
        <circle key={x} cx={x} cy="20" r="5.500" className={x > 40 ? 'warm full' : 'full'} />
      ))}
      <circle cx="36" cy="20" r="5" className="paper" />
    </svg>
  );
}

/** A screenshot of the product, made by `npm run picture`; loaded lazily. */
export function ProductPicture({ name, twin }: { name: string; twin: string }) {
  return (
    <img
      src={`/landing/pictures/${name}.webp`}
      width={375}
      height={640}
      alt={twin}
      loading="lazy"
      decoding="async"
      className="screen"
    />
  );
}
