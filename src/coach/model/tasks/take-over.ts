/** Said where the built-in engine goes on after the first sentences of a model that then fell silent. */
const TAKES_OVER = 'From here basic mode answers.';

/** The built-in engine's reply, after what was already shown of the model's. */
export function afterShown(shown: string, reply: string): string {
  return shown === '' ? reply : `${shown} ${TAKES_OVER} ${reply}`;
}
