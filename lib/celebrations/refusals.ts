import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchCelebration = () => notFoundRefusal('celebration')
