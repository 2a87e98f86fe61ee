import { MeetingLetter, meetingPreview, meetingSubject, type MeetingLetterProps } from '@/emails/_parts/meeting-letter'

export type OneOnOnePlannedProps = MeetingLetterProps

export const subject = meetingSubject

export default function OneOnOnePlanned(props: OneOnOnePlannedProps) {
  return <MeetingLetter {...props} what="one-on-one" />
}

OneOnOnePlanned.PreviewProps = {
  ...meetingPreview,
  link: 'https://rapport.example/one-on-one/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
} satisfies OneOnOnePlannedProps
