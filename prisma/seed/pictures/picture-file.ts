import sharp from 'sharp'

const PIXELS = 256

/** A drawing as the file that somebody would choose for their photo or logo. */
export async function pictureFile(svg: string): Promise<File> {
  const png = await sharp(Buffer.from(svg)).resize(PIXELS, PIXELS).png().toBuffer()
  return new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' })
}
