export const FEEDBACK_TYPES = ['bug_report', 'feature_request', 'usability_issue', 'general_feedback'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

export const FEEDBACK_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

const MEBIBYTE = 1024 * 1024;

/** Limits of feedback: lengths in characters, sizes in bytes. */
export const FEEDBACK = {
  titleMin: 5,
  titleMax: 200,
  textMin: 10,
  textMax: 10_000,
  detailMax: 500,
  /** Submissions a user and 24 hours. */
  perDay: 20,
  /** The user's own submissions that are listed, and one page of the inbox. */
  listed: 50,
  consoleErrors: 30,
  consoleErrorMax: 500,
} as const;

/** Limits of the files that go with feedback. */
export const ATTACHMENT = {
  /** 10 MB pass, one byte more does not. */
  maxBytes: 10 * MEBIBYTE,
  perSubmission: 5,
  nameMax: 120,
  /** What one user may send in 24 hours, and all of them together. */
  filesPerDay: 20,
  bytesPerDay: 50 * MEBIBYTE,
  bytesPerDayOfAll: 1000 * MEBIBYTE,
  /** Hours after which a file that belongs to no submission is removed. */
  orphanHours: 24,
} as const;

/** The types that a file may have, with the endings of their names. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'log'],
  'application/json': ['json'],
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** The type that a file declares, or null when not accepted: `image/jpg` is normalised to `image/jpeg`. */
export function declaredType(type: string): AttachmentType | null {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = plain === 'image/jpg' ? 'image/jpeg' : plain;
  return known in ATTACHMENT_TYPES ? (known as AttachmentType) : null;
}

/** The magic bytes of the types that have any; `at` is their offset. */
const MARKS: readonly { type: AttachmentType; marks: readonly { at: number; bytes: readonly number[] }[] }[] = [
  { type: 'image/jpeg', marks: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { type: 'image/png', marks: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  // 'GIF87a' and 'GIF89a'.
  { type: 'image/gif', marks: [{ at: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] }] },
  { type: 'image/gif', marks: [{ at: 0, bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] }] },
  // 'RIFF', four bytes of length, 'WEBP'.
  {
    type: 'image/webp',
    marks: [
      { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
  // '%PDF-'.
  { type: 'application/pdf', marks: [{ at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }] },
];

/** The type that the first bytes of a file indicate, or null for text and unknown types. */
export function markedType(bytes: Uint8Array): AttachmentType | null {
  const found = MARKS.find(({ marks }) =>
    marks.every(({ at, bytes: mark }) => mark.every((byte, index) => bytes[at + index] === byte)),
  );
  return found?.type ?? null;
}

/** What the page had noted of its own errors, as it was sent. */
export type BrowserLogs = { timestamp: string; userAgent: string; url: string; consoleErrors: string[] };

/** What the browser said of the screen and its user's place and language, as it was sent. */
export type SystemInfo = { viewport: string; screen: string; colorDepth: number; timezone: string; language: string };
