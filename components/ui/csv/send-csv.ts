import { postJson } from '@/components/ui/lookup/post-json'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { fileTooLarge, importLimits } from '@/lib/shared/csv/csv-import'

/** The started import, or the refusal. */
type Upload = { id: string } | { fault: string }

/** A file's bytes in base64, by the browser's own reader. */
const readBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })

const hasId = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string'

async function send(address: string, file: File, madeId: string): Promise<Upload> {
  const fileName = file.name.slice(-importLimits.fileName)
  const answer = await postJson(address, { madeId, fileName, content: await readBase64(file) })
  if ('fault' in answer) return answer
  return hasId(answer.body) ? { id: answer.body.id } : { fault: GENERAL_FAILURE }
}

/** Uploads a CSV under this id; an unreadable file or no response counts as a failure. */
export const sendCsv = (address: string, file: File, madeId: string): Promise<Upload> =>
  file.size > importLimits.bytes
    ? Promise.resolve({ fault: fileTooLarge })
    : send(address, file, madeId).then(
        (upload) => upload,
        () => ({ fault: GENERAL_FAILURE }),
      )
