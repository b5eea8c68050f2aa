import type { OwnedTable } from '#server/user-rows/owned-table.ts';
import {
  accessTokens,
  activities,
  aiReservations,
  calendarAddresses,
  chatMessages,
  checkIns,
  coachMemories,
  conversations,
  evidenceBriefs,
  evidenceYears,
  feedbackAttachmentPieces,
  feedbackAttachments,
  feedbackSubmissions,
  goals,
  habitCompletions,
  habitNotes,
  habitPlans,
  habits,
  hardDays,
  idempotencyKeys,
  identities,
  identityEvidence,
  notifications,
  pauses,
  pushDeliveries,
  pushSubscriptions,
  referralClicks,
  referralConversions,
  referralLinks,
  reminderSlots,
  sessions,
  tickLinks,
  userPreferences,
  webhookDeliveries,
  webhooks,
  weeklyReviews,
  weeklySchedules,
} from '#server/db/schema.ts';

/**
 * Every table that belongs to a user, and what happens to its rows when a guest is merged into an account, and when a user exports their data.
 */
export const ownedTables: readonly OwnedTable[] = [
  // An export of sessions would only help a thief.
  { table: sessions, onMerge: 'account-wins', onExport: 'leave-out' },
  // The copy has their names and dates; what opens anything stays here.
  { table: accessTokens, onMerge: 'move', onExport: 'as-rows' },
  { table: calendarAddresses, onMerge: 'move-if-none', onExport: 'as-rows' },
  { table: userPreferences, onMerge: 'account-wins', onExport: 'as-record' },
  { table: goals, onMerge: 'move', onExport: 'as-record' },
  { table: identities, onMerge: 'move', onExport: 'as-record' },
  { table: habitPlans, onMerge: 'move', onExport: 'as-record' },
  { table: habits, onMerge: 'move', onExport: 'as-record' },
  { table: checkIns, onMerge: 'move', onExport: 'as-record' },
  { table: habitCompletions, onMerge: 'move', onExport: 'as-record' },
  // Kept for a month to put late notes in their place; what they came to stands in the completions.
  { table: habitNotes, onMerge: 'move', onExport: 'leave-out' },
  { table: tickLinks, onMerge: 'move', onExport: 'as-rows' },
  { table: weeklySchedules, onMerge: 'move', onExport: 'as-record' },
  { table: weeklyReviews, onMerge: 'move', onExport: 'as-record' },
  { table: pauses, onMerge: 'move', onExport: 'as-record' },
  { table: hardDays, onMerge: { newest: { per: [hardDays.date], by: hardDays.createdAt } }, onExport: 'as-record' },
  // All three are derived from the check-ins and can be recomputed.
  { table: identityEvidence, onMerge: 'move', onExport: 'leave-out' },
  { table: evidenceYears, onMerge: 'move', onExport: 'leave-out' },
  { table: evidenceBriefs, onMerge: 'move', onExport: 'leave-out' },
  { table: conversations, onMerge: 'move', onExport: 'as-record' },
  { table: chatMessages, onMerge: 'move', onExport: 'as-record' },
  { table: coachMemories, onMerge: 'move', onExport: 'as-record' },
  // Responses whose data is in other tables, kept for a month in case a phone sends a request twice.
  { table: idempotencyKeys, onMerge: 'account-wins', onExport: 'leave-out' },
  // Reserves an interaction with the coach for a minute.
  { table: aiReservations, onMerge: 'account-wins', onExport: 'leave-out' },
  { table: referralLinks, onMerge: 'move-if-none', onExport: 'as-rows' },
  // Both are about other people; the link has their counts.
  { table: referralClicks, onMerge: 'move-if-none', onExport: 'leave-out' },
  { table: referralConversions, onMerge: 'move-if-none', onExport: 'leave-out' },
  // Made from the preferences, and planned anew for the account.
  { table: reminderSlots, onMerge: 'account-wins', onExport: 'leave-out' },
  { table: feedbackSubmissions, onMerge: 'move', onExport: 'as-rows' },
  { table: feedbackAttachments, onMerge: 'move', onExport: 'as-rows' },
  // A copy has them inside the file that they are pieces of.
  { table: feedbackAttachmentPieces, onMerge: 'move', onExport: 'leave-out' },
  {
    table: notifications,
    onMerge: {
      newest: { per: [notifications.kind, notifications.subject, notifications.date], by: notifications.createdAt },
    },
    onExport: 'as-rows',
  },
  // Shown in the settings. An export that logs its own creation would never be the same twice.
  { table: activities, onMerge: 'move', onExport: 'leave-out' },
  // The address and keys of a device: whoever has them could send to it.
  {
    table: pushSubscriptions,
    onMerge: { newest: { per: [pushSubscriptions.browserFingerprint], by: pushSubscriptions.updatedAt } },
    onExport: 'leave-out',
  },
  { table: pushDeliveries, onMerge: 'move', onExport: 'leave-out' },
  // The copy has what each is told of and since when; where to, and what it is signed with, stay here.
  { table: webhooks, onMerge: 'move', onExport: 'as-rows' },
  { table: webhookDeliveries, onMerge: 'move', onExport: 'leave-out' },
];
