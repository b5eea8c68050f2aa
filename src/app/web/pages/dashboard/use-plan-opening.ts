import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';

const load = () => import('#features/plans/web/planning/plan-choice-dialog.tsx');
const Dialog = lazy(() => load().then((part) => ({ default: part.PlanChoiceDialog })));

type Unplanned = { identity: { id: string; name: string }; planAddress: string | null };

/** Leads to the planning of the identity that has no plan; of several it asks which one. */
export function usePlanOpening(unplanned: readonly Unplanned[]) {
  const identities = unplanned.map(({ identity: { id, name }, planAddress }) => ({
    id,
    name,
    address: planAddress ?? `/habit-planning/${id}`,
  }));
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const [only, ...others] = identities;

  function open(): void {
    if (only && others.length === 0) void navigate(only.address);
    else setIsOpen(true);
  }

  const close = () => setIsOpen(false);

  const prefetch = () => void (others.length > 0 && load());
  /** The dialog and what it shows; null before it was first asked for. */
  const dialog = isOpen === null ? null : { open: isOpen, identities, onClose: close };
  return { open, prefetch, dialog, Dialog };
}
