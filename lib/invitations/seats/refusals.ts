import { Refusal } from '@/lib/shared/refusal'

export const onlyAdminsPay = () => new Refusal('forbidden', 'Only admins can pay for more people.')

export const seatsChanged = () =>
  new Refusal('conflict', 'The number of seats has changed since you saw the price. Try again to see the new one.')
