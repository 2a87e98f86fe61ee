import { ButtonLink } from '@/components/ui/button/button-link'
import { PrintButton } from './print-button'

/** Without an address there is no file, only paper. */
export const ReportFiles = ({ href }: { href?: string }) => (
  <span className="flex gap-2 print:hidden">
    {href !== undefined && (
      <ButtonLink href={href} download>
        CSV
      </ButtonLink>
    )}
    <PrintButton />
  </span>
)
