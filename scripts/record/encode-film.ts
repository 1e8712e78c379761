import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { FRAMES_PER_SECOND } from './step-time.ts'

export type Encoder = { add: (png: Buffer) => Promise<void>; finish: () => Promise<void> }

export function requireFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return
  console.error('ffmpeg is missing. Install it (Debian: apt-get install ffmpeg) and run this again.')
  process.exit(1)
}

// Every browser plays H.264 in 4:2:0. The matrix is named, because players guess another one for small pictures.
const H264 = [
  ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-tune', 'animation', '-pix_fmt', 'yuv420p'],
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  // A key frame every four seconds keeps seeking quick; the index comes first, so that playing starts at once.
  ['-g', String(4 * FRAMES_PER_SECOND), '-movflags', '+faststart', '-an'],
].flat()

/** Takes the pictures of a film one after the other, and writes it. */
export function encodeFilm(file: string): Encoder {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-']
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...H264, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    add: async (png) => {
      if (!child.stdin.write(png)) await once(child.stdin, 'drain')
    },
    finish: async () => {
      child.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    },
  }
}
