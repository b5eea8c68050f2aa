import { EllipsisVertical } from 'lucide-react';
import { identityMenuMessages } from '#features/identities/menu-messages.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** Opens the menu of an identity. */
export function IdentityMenuButton({ name, ...rest }: ButtonProps & { name: string }) {
  return (
    <Button
      {...rest}
      variant="ghost"
      size="icon"
      aria-label={identityMenuMessages.label(name)}
      className="-mt-2 -mr-2.5"
    >
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
}
