import { dismissToast, toast } from './toast-store.ts';

const tools = { toast, dismiss: dismissToast };

/** `const { toast } = useToast()`: `toast({ title, description?, tone? })` shows a message, one at a time. */
export function useToast() {
  return tools;
}
