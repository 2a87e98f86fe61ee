import { ShortLetter } from '@/emails/_parts/short-letter'
import { WordLink } from '@/emails/_parts/text'

export interface AccountDeletionAskedProps {
  recipientName: string
  link: string
  /** The list of devices, if it was somebody else. */
  devicesLink: string
}

export const subject = (_props: AccountDeletionAskedProps) => 'Confirm that you want to delete your Rapport account'

export default function AccountDeletionAsked({ devicesLink, ...props }: AccountDeletionAskedProps) {
  return (
    <ShortLetter
      {...props}
      title="Delete your account?"
      text="Nothing is deleted yet. See what goes, and confirm within 30 minutes."
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

AccountDeletionAsked.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile/delete?code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
  devicesLink: 'https://rapport.example/profile?tab=settings',
} satisfies AccountDeletionAskedProps
