import { requireMember } from '@/lib/access/actor'
import { requireMode } from '@/lib/access/modes'
import { listActivity } from '@/lib/activity/queries'

export const dynamic = 'force-dynamic'

/**
 * The least a list can be: who is asking, one query, fifty plain rows. Every other screen is measured against it. It
 * exists only where the product is being tested.
 */
export default async function FloorPage() {
  requireMode('test')
  const { rows } = await listActivity(await requireMember(), { size: 50 })
  return (
    <main id="main">
      <h1>Floor</h1>
      <table>
        <tbody>
          {rows.map(({ id, type, title, link, createdAt }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{type}</td>
              <td>{title}</td>
              <td>{link}</td>
              <td>{createdAt.toISOString()}</td>
              <td>{createdAt.getTime()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
