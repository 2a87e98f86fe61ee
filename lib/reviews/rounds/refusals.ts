import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchRound = () => notFoundRefusal('round')
