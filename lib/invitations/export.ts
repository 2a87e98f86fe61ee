import 'server-only'
import { memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { now } from '@/lib/platform/clock'
import { Prisma } from '@/lib/platform/db'

export const invitationTables: readonly ExportTable[] = [
  {
    name: 'invitations',
    columns: [
      'E-mail',
      'First name',
      'Last name',
      'Role',
      'Status',
      'Title',
      'Invited by',
      'Sent',
      'Expires',
      'Accepted',
    ],
    from: Prisma.sql`"Invitation" r`,
    where: Prisma.empty,
    cells: (zone) => Prisma.sql`r.email, r."firstName", r."lastName", r.role::text,
      CASE WHEN r.status = 'PENDING' AND r."expiresAt" <= ${now()} THEN 'EXPIRED' ELSE r.status::text END,
      r."jobTitle", ${memberCell(Prisma.sql`r."inviterId"`)}, ${momentCell(Prisma.sql`r."sentAt"`, zone)},
      ${momentCell(Prisma.sql`r."expiresAt"`, zone)}, ${momentCell(Prisma.sql`r."acceptedAt"`, zone)}`,
  },
]
