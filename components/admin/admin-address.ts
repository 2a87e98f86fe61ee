import { addressWith } from '@/lib/shared/address-with'

/** A platform URL with the view's filters. */
export const adminAddress = (path: string, view: Readonly<Record<string, string | undefined>>) =>
  addressWith(path, view, { kind: 'all', plan: 'all', state: 'all', billing: 'all', since: 'all', by: 'created' })
