import { Refusal } from '@/lib/shared/refusal'

export const namesStayOut = () =>
  new Refusal('conflict', 'These answers are given without names, so none is kept of you.')
