/** What was tapped on the picture of the last known day before the app stood. */
type Held = {
  /** By habit whose box was turned: whether it was left ticked. */
  ticks: ReadonlyMap<string, boolean>;
  /** The last button: its name, and which of that name. */
  press: { name: string; nth: number } | null;
};

declare global {
  /** What picture.js has held for the app. */
  var taylrHeld: Held | undefined;
}

/** Does what was tapped before the app stood, once. */
export function doHeld(): void {
  const held = globalThis.taylrHeld;
  globalThis.taylrHeld = undefined;
  if (!held) return;
  for (const [habit, isTicked] of held.ticks) {
    const box = document.querySelector<HTMLInputElement>(`[data-tick="${CSS.escape(habit)}"]`);
    // What the day has by now is left: a second press would take it back.
    if (box && box.checked !== isTicked) box.click();
  }
  const { press } = held;
  // A window beside them would not know of the ticks yet.
  if (!press || held.ticks.size > 0) return;
  const controls = document.querySelectorAll<HTMLElement>('#root :is(button, input)');
  [...controls].filter((one) => (one.ariaLabel ?? one.textContent) === press.name)[press.nth]?.click();
}
