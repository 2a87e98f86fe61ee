import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const nobodyToAsk = () =>
  new Refusal('conflict', 'Nobody looks after this installation yet, so there is nobody to send this to.')

export const noSuchInquiry = () => notFoundRefusal('inquiry')
