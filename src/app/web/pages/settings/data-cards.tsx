import { DeleteAccountCard } from '#features/account/web/delete-account-card.tsx';
import { SessionsCard } from '#features/account/web/sessions-card.tsx';
import { ActivityCard } from '#features/activity/web/activity-card.tsx';
import { DataExportCard } from '#features/data-export/web/data-export-card.tsx';
import { leaveDeletedAccount } from '#app/web/session/log-out.ts';

const DeleteAccount = () => <DeleteAccountCard onDeleted={leaveDeletedAccount} />;

/** The cards of what is kept about somebody, where they are signed in, and the end of it all. */
export const dataCards = [DataExportCard, SessionsCard, ActivityCard, DeleteAccount];
