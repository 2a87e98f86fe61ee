import { MeetingLetter, meetingPreview, meetingSubject, type MeetingLetterProps } from '@/emails/_parts/meeting-letter'

export type FollowUpPlannedProps = MeetingLetterProps

export const subject = meetingSubject

export default function FollowUpPlanned(props: FollowUpPlannedProps) {
  return <MeetingLetter {...props} what="follow-up" />
}

FollowUpPlanned.PreviewProps = {
  ...meetingPreview,
  link: 'https://rapport.example/followups/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
} satisfies FollowUpPlannedProps
