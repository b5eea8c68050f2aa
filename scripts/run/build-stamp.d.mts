export function buildStamp(): string;
export function isBuildFresh(): boolean;
