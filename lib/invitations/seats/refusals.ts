import { Refusal } from '@/lib/shared/refusal'

export const onlyAdminsPay = () => new Refusal('forbidden', 'Only admins can buy seats.')

export const seatsChanged = () =>
  new Refusal('conflict', 'The number of seats has changed. Try again to see the new price.')
