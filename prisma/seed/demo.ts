// The demo: Acme, as it is six months after it began; a studio whose trial is over; a shop that began today; and the platform,
// with nine more workspaces.
// Everything in them was done by somebody through the product.
import { playAcme } from './acme/play'
import { playEmpty } from './empty/play'
import { playLapsed } from './lapsed/play'
import { playPlatform } from './platform/play'
import { openPostOffice } from './stage/post-office'

const postOffice = await openPostOffice()
await playAcme(postOffice)
await playLapsed(postOffice)
await playEmpty()
await playPlatform(postOffice)
await postOffice.close()
// The product keeps its connections open for the next request, and here none will come.
process.exit()
