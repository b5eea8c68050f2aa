/* Small drawings in the colours of the tokens. All on a 120 × 96 field; decoration, so hidden from screen readers. */
const frame = { viewBox: '0 0 120 96', width: 150, height: 120, fill: 'none', 'aria-hidden': true } as const;
const pen = { strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Sprout() {
  return (
    <svg {...frame}>
      <ellipse cx="60" cy="82" rx="38" ry="4" className="fill-track" />
      <path d="M60 80V46" {...pen} className="stroke-complete" />
      <path d="M60 54c-2-14-12-20-26-20 0 14 10 22 26 20Z" {...pen} className="fill-complete-soft stroke-complete" />
      <path d="M60 46c1-16 12-24 28-25 1 16-10 26-28 25Z" {...pen} className="fill-complete-soft stroke-complete" />
      <path d="M60 46c6-6 11-11 17-14M60 54c-5-5-9-8-14-11" {...pen} strokeWidth={1.75} className="stroke-complete" />
      <circle cx="26" cy="20" r="3" className="fill-accent" />
      <circle cx="98" cy="60" r="2" className="fill-accent" />
    </svg>
  );
}

function Tally() {
  return (
    <svg {...frame}>
      <ellipse cx="60" cy="84" rx="40" ry="4" className="fill-track" />
      {[38, 52, 66, 80].map((x, index) => (
        <path key={x} d={`M${x} ${24 + (index % 2) * 2}v46`} {...pen} strokeWidth={4} className="stroke-edge" />
      ))}
      <path d="M26 62 94 32" {...pen} strokeWidth={4.5} className="stroke-accent" strokeDasharray="0.1 9" />
      <circle cx="94" cy="32" r="4" className="fill-accent" />
    </svg>
  );
}

function Path() {
  return (
    <svg {...frame}>
      <path
        d="M14 80c22 0 18-22 40-24s20-22 38-26"
        {...pen}
        className="stroke-edge"
        strokeDasharray="1 8"
        strokeWidth={3.5}
      />
      <circle cx="14" cy="80" r="6" {...pen} className="fill-accent-soft stroke-accent" />
      <path d="M96 32V10l14 6-14 6" {...pen} className="fill-accent-soft stroke-accent" />
      <path d="M84 36h24" {...pen} className="stroke-track" />
    </svg>
  );
}

function Lost() {
  return (
    <svg {...frame}>
      <ellipse cx="60" cy="84" rx="38" ry="4" className="fill-track" />
      <path d="M60 82V22" {...pen} strokeWidth={4} className="stroke-edge" />
      <path d="M60 24h30l9 8-9 8H60z" {...pen} className="fill-accent-soft stroke-accent" />
      <path d="M60 46H32l-9 7 9 7h28z" {...pen} className="fill-raised stroke-edge" />
    </svg>
  );
}

export const drawings = { sprout: Sprout, tally: Tally, path: Path, signpost: Lost };
