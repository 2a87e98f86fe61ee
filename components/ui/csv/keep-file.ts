/** Hands a text to the browser as a CSV file to keep. */
export function keepFile({ fileName, text }: { fileName: string; text: string }) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
