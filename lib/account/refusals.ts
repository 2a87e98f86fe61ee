import { Refusal } from '@/lib/shared/refusal'

export const superAdminStays = () =>
  new Refusal('forbidden', 'You look after the platform. Its account is not deleted here.')

export const onlyAdminOf = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `You are the only admin of ${names.join(' and ')}. Make somebody else an admin there first, or delete the workspace and come back once it is gone.`,
  )

export const onlyAdminWhoKeeps = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} being deleted, and nobody but you can take that back. Delete your account afterwards, or take that back and make somebody else an admin there first.`,
  )
