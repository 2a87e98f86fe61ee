import { notFoundRefusal } from '@/lib/shared/refusal'

export const noSuchBadge = () => notFoundRefusal('badge')
