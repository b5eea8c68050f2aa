/** The mark of Taylr: four days and the stroke that makes them count. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M7 7.500v17M13 7.500v17M19 7.500v17M25 7.500v17" className="stroke-ink" strokeWidth="2.6" />
      <path d="M3 21.500c9-1 19-5.500 26-12.500" className="stroke-accent" strokeWidth="3.4" />
    </svg>
  );
}
