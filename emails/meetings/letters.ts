import { letter } from '@/emails/_parts/letter'

export const meetingLetters = {
  'follow-up.planned': letter(() => import('./follow-up-planned'), { about: 'FollowUp' }),
  'one-on-one.planned': letter(() => import('./one-on-one-planned'), { about: 'OneOnOne' }),
}
