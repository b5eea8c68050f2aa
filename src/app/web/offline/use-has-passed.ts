import { useEffect, useState } from 'react';

/** True once something has been so for that long. */
export function useHasPassed(isSo: boolean, milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  if (!isSo && hasPassed) setHasPassed(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return isSo && hasPassed;
}
