import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, startTransition, useState } from 'react';

type OnUseProps = {
  /** What opens it, as a button that opens nothing yet. */
  control: ReactElement<ComponentProps<'button'>>;
  opens: 'menu' | 'dialog';
  /** Loads the script of what is opened; ahead of the press when a pointer or the focus comes near. */
  load: () => Promise<unknown>;
  /** The control together with what it opens, which is open when it is first drawn. */
  children: ReactNode;
};

/** A menu or a dialog whose script loads when it is first used. Until then its control stands alone, and answers. */
export function OnUse({ control, opens, load, children }: OnUseProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (isUsed) return children;
  // A script that fails to load is reported where it is used.
  const prepare = () => void load().catch(() => undefined);
  return cloneElement(control, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // In a transition the control stays until the script is there.
    onClick: () => startTransition(() => setIsUsed(true)),
  });
}
