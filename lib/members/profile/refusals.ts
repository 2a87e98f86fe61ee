import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchColleague = () => notFoundRefusal('profile')
