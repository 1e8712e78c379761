import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { readDocuments, readImageNames } from './dataset.ts'
import { DATASET, IMAGE_FOLDER, IMAGE_NAMES } from './paths.ts'
import type { Rendered } from './render-images.ts'
import { writeChanged } from './write-changed.ts'

type Asset = { name: string; id: string; assetId: string; file: string; width: number; height: number }

function describeAsset({ name, png, width, height }: Rendered): Asset {
  const assetId = createHash('sha1').update(png).digest('hex')
  const stem = `${assetId}-${width}x${height}`
  return { name, id: `image-${stem}-png`, assetId, file: `${stem}.png`, width, height }
}

function assetDocument({ id, assetId, file, width, height }: Asset) {
  return {
    _id: id,
    _type: 'sanity.imageAsset',
    assetId,
    extension: 'png',
    mimeType: 'image/png',
    url: '',
    path: `images/${file}`,
    metadata: { dimensions: { width, height, aspectRatio: width / height } },
  }
}

/** Files are named after their bytes, so a changed picture gets a new id: the documents have to follow. */
function pointDocumentsTo(assets: Asset[]): string {
  const before = readImageNames()
  const others = readDocuments().filter(({ _type }) => _type !== 'sanity.imageAsset')
  const text = assets.reduce(
    (text, { name, id }) => (before[name] ? text.replaceAll(before[name], id) : text),
    others.map((document) => JSON.stringify(document)).join('\n'),
  )
  return [text, ...assets.map((asset) => JSON.stringify(assetDocument(asset)))].join('\n')
}

export function storeImages(images: Rendered[]): number {
  const assets = images.map(describeAsset)
  mkdirSync(IMAGE_FOLDER, { recursive: true })
  const written = images.filter(({ png }, n) =>
    writeChanged(`${IMAGE_FOLDER}/${assets[n]?.file}`, png),
  ).length
  writeChanged(DATASET, `${pointDocumentsTo(assets)}\n`)
  const names = Object.fromEntries(assets.map(({ name, id }) => [name, id]))
  writeChanged(IMAGE_NAMES, `${JSON.stringify(names, null, 2)}\n`)
  const current = new Set(assets.map(({ file }) => file))
  for (const file of readdirSync(IMAGE_FOLDER)) if (!current.has(file)) rmSync(`${IMAGE_FOLDER}/${file}`)
  return written
}
