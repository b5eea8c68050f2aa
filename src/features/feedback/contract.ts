import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant } from '#contract/shapes.ts';
import {
  ATTACHMENT,
  FEEDBACK,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from '#core/feedback/feedback.ts';
import { feedbackMessages } from './messages.ts';

export const Attachment = z
  .object({ id: Id, name: z.string(), type: z.string(), size: z.int(), isScreenshot: z.boolean() })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

const Detail = freeText({ max: FEEDBACK.detailMax }).nullish();
const LongText = freeText({ max: FEEDBACK.textMax }).nullish();

const Logs = z.object({
  timestamp: freeText({ max: FEEDBACK.detailMax }),
  userAgent: freeText({ max: FEEDBACK.detailMax }),
  url: freeText({ max: FEEDBACK.detailMax }),
  consoleErrors: z.array(freeText({ max: FEEDBACK.consoleErrorMax })).max(FEEDBACK.consoleErrors),
});

const System = z.object({
  viewport: freeText({ max: FEEDBACK.detailMax }),
  screen: freeText({ max: FEEDBACK.detailMax }),
  colorDepth: z.int().min(0).max(1000),
  timezone: freeText({ max: FEEDBACK.detailMax }),
  language: freeText({ max: FEEDBACK.detailMax }),
});

/** The user's input. */
export const FeedbackForm = z.object({
  type: z.enum(FEEDBACK_TYPES),
  priority: z.enum(FEEDBACK_PRIORITIES).default('medium'),
  title: freeText({ min: FEEDBACK.titleMin, max: FEEDBACK.titleMax, tooShort: feedbackMessages.titleShort }),
  description: freeText({ min: FEEDBACK.textMin, max: FEEDBACK.textMax, tooShort: feedbackMessages.textShort }),
  reproductionSteps: LongText,
  expectedBehavior: LongText,
  actualBehavior: LongText,
  aiAccessible: z.boolean().default(true),
});

/** The request: the input plus technical details from the page, unless the person leaves them out. */
export const NewFeedback = FeedbackForm.extend({
  currentPage: Detail,
  userAgent: Detail,
  screenResolution: Detail,
  /** The file names, joined by commas; `attachments` holds their ids. */
  attachedFiles: freeText({ max: 2000 }).nullish(),
  attachments: z
    .array(z.object({ attachmentId: Id }))
    .max(ATTACHMENT.perSubmission)
    .optional(),
  browserLogs: Logs.nullish(),
  systemInfo: System.nullish(),
});

const Submitted = z.object({
  id: Id,
  type: z.enum(FEEDBACK_TYPES),
  priority: z.enum(FEEDBACK_PRIORITIES),
  title: z.string(),
  description: z.string(),
  status: z.enum(FEEDBACK_STATUSES),
  attachedFiles: z.string().nullable(),
  aiAccessible: z.boolean(),
  createdAt: Instant,
});

/** A submission as its sender sees it. */
export const OwnFeedback = Submitted.extend({
  attachments: z.array(Attachment),
  resolution: z.string().nullable(),
  resolvedAt: Instant.nullable(),
}).meta({ id: 'OwnFeedback' });
export type OwnFeedback = z.infer<typeof OwnFeedback>;

/** A submission in the inbox list. Its sender is not revealed. */
export const InboxEntry = Submitted.omit({ attachedFiles: true })
  .extend({ attachmentCount: z.int() })
  .meta({ id: 'InboxEntry' });
export type InboxEntry = z.infer<typeof InboxEntry>;

/** A submission with everything sent with it, and how it was handled. */
export const InboxSubmission = Submitted.extend({
  currentPage: z.string().nullable(),
  userAgent: z.string().nullable(),
  screenResolution: z.string().nullable(),
  reproductionSteps: z.string().nullable(),
  expectedBehavior: z.string().nullable(),
  actualBehavior: z.string().nullable(),
  attachments: z.array(Attachment),
  /** Where the first screenshot is. */
  screenshotUrl: z.string().nullable(),
  browserLogs: Logs.nullable(),
  systemInfo: System.nullable(),
  adminNotes: z.string().nullable(),
  resolution: z.string().nullable(),
  resolvedAt: Instant.nullable(),
  /** The id of the admin who resolved it; null also when that account is gone. */
  resolvedBy: z.string().nullable(),
}).meta({ id: 'InboxSubmission' });
export type InboxSubmission = z.infer<typeof InboxSubmission>;

export const feedbackApi = defineApi({
  'POST /api/feedback/attachments': {
    summary: 'Send a file for feedback that is being written, as the one file of a form (multipart/form-data)',
    access: 'user',
    query: z.object({ screenshot: z.stringbool().optional() }),
    form: { maxBytes: ATTACHMENT.maxBytes },
    response: Attachment,
    status: 201,
    perMinute: 20,
  },
  'DELETE /api/feedback/attachments/:attachmentId': {
    summary: 'Take a file back that belongs to no feedback yet',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'POST /api/feedback': {
    summary: 'Send feedback, with the files that were sent for it',
    access: 'user',
    body: NewFeedback,
    response: OwnFeedback,
    status: 201,
    idempotent: true,
    perMinute: 20,
  },
  'GET /api/feedback': {
    summary: 'What the user has sent, the newest first',
    access: 'user',
    response: z.array(OwnFeedback),
  },
  'GET /api/admin/feedback': {
    summary: 'The inbox, the newest first; pages by `cursor`, which the header X-Next-Cursor brings',
    access: 'admin',
    query: z.object({
      type: z.enum(FEEDBACK_TYPES).optional(),
      priority: z.enum(FEEDBACK_PRIORITIES).optional(),
      status: z.enum(FEEDBACK_STATUSES).optional(),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(FEEDBACK.listed).default(FEEDBACK.listed),
    }),
    response: z.array(InboxEntry),
  },
  'GET /api/admin/feedback/:id': {
    summary: 'One submission with its files',
    access: 'admin',
    response: InboxSubmission,
  },
  'PATCH /api/admin/feedback/:id': {
    summary: 'Say what is done about a submission; its sender hears when it is resolved',
    access: 'admin',
    body: z
      .object({
        status: z.enum(FEEDBACK_STATUSES).optional(),
        adminNotes: LongText,
        resolution: LongText,
      })
      .refine((body) => Object.keys(body).length > 0, 'Nothing to change'),
    response: InboxSubmission,
  },
  'GET /api/admin/feedback/:id/attachments/:attachmentId': {
    summary: 'A file of a submission, to be saved; pictures also to be shown',
    access: 'admin',
    file: 'application/octet-stream',
    response: z.string(),
  },
});
