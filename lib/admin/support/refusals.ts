import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const nobodyToAsk = () =>
  new Refusal('conflict', 'This installation has no support contact yet. Ask the person who runs it.')

export const noSuchInquiry = () => notFoundRefusal('inquiry')
