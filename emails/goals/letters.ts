import { letter } from '@/emails/_parts/letter'

export const goalLetters = {
  'goal.assigned': letter(() => import('./goal-assigned'), { about: 'Goal' }),
  'goal.mentioned': letter(() => import('./goal-mentioned'), { about: 'Goal_Comment' }),
}
