import { ShortLetter } from '@/emails/_parts/short-letter'
import { WordLink } from '@/emails/_parts/text'

export interface EmailChangeBegunProps {
  recipientName: string
  link: string
  /** The list of devices, if it was somebody else. */
  devicesLink: string
}

export const subject = (_props: EmailChangeBegunProps) => 'Change your e-mail address for Rapport'

export default function EmailChangeBegun({ devicesLink, ...props }: EmailChangeBegunProps) {
  return (
    <ShortLetter
      {...props}
      title="Change your e-mail address"
      text="Enter the new one within 30 minutes."
      button="Continue"
      smallPrint={
        <>
          Wasn’t you? <WordLink href={devicesLink}>Sign out your other devices</WordLink>.
        </>
      }
      why="someone signed in as you asked for this"
    />
  )
}

EmailChangeBegun.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile?tab=settings&code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  devicesLink: 'https://rapport.example/profile?tab=settings',
} satisfies EmailChangeBegunProps
