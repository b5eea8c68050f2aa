import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { currentToast, dismissToast, toast } from '#web/ui/status/toast-store.ts';

const failure = { title: 'Error', description: 'Failed to save. Please try again.' };
const shown = () => (currentToast()?.open ? currentToast()?.description : null);

afterEach(() => dismissToast(currentToast()?.id ?? 0));

it('what works after it failed takes away the message of the failure', async () => {
  const client = createQueryClient();
  const save = (isFine: boolean) => {
    const mutationFn = () => (isFine ? Promise.resolve(1) : Promise.reject(new Error('down')));
    return client.getMutationCache().build(client, { mutationFn, meta: { failure } }).execute(undefined);
  };
  await expect(save(false)).rejects.toThrow('down');
  expect(shown()).toBe(failure.description);
  await save(true);
  expect(shown()).toBeNull();
});

it('so does what is read anew; another message stays', async () => {
  const client = createQueryClient();
  let isFine = false;
  const queryFn = () => (isFine ? Promise.resolve(1) : Promise.reject(new Error('down')));
  const observer = new QueryObserver(client, { queryKey: ['read'], queryFn, meta: { failure } });
  await observer.refetch();
  expect(shown()).toBe(failure.description);
  isFine = true;
  await observer.refetch();
  expect(shown()).toBeNull();
  toast({ title: 'Saved', description: 'All is well.' });
  await observer.refetch();
  expect(shown()).toBe('All is well.');
});
