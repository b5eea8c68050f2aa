import { CalendarCard } from '#features/calendar/web/calendar-card.tsx';
import { TokensCard } from '#features/tokens/web/tokens-card.tsx';
import { WebhooksCard } from '#features/webhooks/web/webhooks-card.tsx';

/** The cards of what other programs read and are told. */
export const toolCards = [TokensCard, WebhooksCard, CalendarCard];
