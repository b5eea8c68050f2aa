import { helpMessages } from '#features/help/messages.ts';
import { openFeedback } from '#features/feedback/web/opening.ts';
import { useSession } from '#app/web/session/use-session.ts';

const texts = helpMessages.contact;
const look = 'font-medium text-ink underline decoration-edge underline-offset-4';

/** Where those who run the site are reached: at the address that it was given, else under Help & Feedback. */
export function Contact() {
  const { contact } = document.documentElement.dataset;
  const isSignedIn = useSession().state === 'signed-in';
  if (contact) {
    return (
      <p>
        {texts.write}{' '}
        <a href={`mailto:${contact}`} className={look}>
          {contact}
        </a>
      </p>
    );
  }
  return (
    <p>
      {texts.runs(location.host)}{' '}
      {isSignedIn ? (
        <button type="button" className={`${look} min-h-6 cursor-pointer`} onClick={openFeedback}>
          {texts.feedback}
        </button>
      ) : (
        texts.signedOut
      )}
    </p>
  );
}
