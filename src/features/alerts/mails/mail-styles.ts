import { raw } from 'hono/html'

/** The tokens of src/web as mail programs know colors. */
export const light = {
  ground: '#ecf2ee',
  box: '#ffffff',
  line: '#dce2de',
  ink: '#14211c',
  soft: '#52615a',
  reason: '#06402e',
  tile: '#e2f4e9',
  link: '#09533d',
  onLink: '#f5fdf6',
}
const dark: typeof light = {
  ground: '#0d1814',
  box: '#14201c',
  line: '#293631',
  ink: '#ecf2ee',
  soft: '#a3b2aa',
  reason: '#bcebd1',
  tile: '#1b342a',
  link: '#88e0b2',
  onLink: '#001d14',
}

export const sans = "'Instrument Sans',Helvetica,Arial,sans-serif"
export const serif = "'Source Serif 4',Georgia,serif"

/** What can't stand at the element itself. Programs that leave it out show the wide and light mail. */
export const sheet = raw(`<style>
@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}
.box{background:${dark.box}!important;border-color:${dark.line}!important}
.line{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.reason{color:${dark.reason}!important}
.tile{background:${dark.tile}!important;color:${dark.reason}!important}
.link{color:${dark.link}!important}
.first{background:${dark.link}!important;border-color:${dark.link}!important;color:${dark.onLink}!important}
.other{background:${dark.box}!important;border-color:${dark.line}!important;color:${dark.ink}!important}
.by-day{display:none!important}
.by-night{display:inline-block!important;max-height:none!important}
}
@media (max-width:479px){
.edge{padding:12px!important}
.box{padding-left:16px!important;padding-right:16px!important}
.cell{display:block!important;width:auto!important}
.act{padding:0 0 16px!important}
.button{width:auto!important;height:42px!important;line-height:42px!important}
}
</style>`)
