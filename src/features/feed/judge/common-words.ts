/** Words that say nothing about what a text is about, among them what every product is. */
export const commonWords = new Set(
  `about above actual after again against all almost alone along already also although always among and another any anybody
anyone anything are around ask away back bad became because become been before being below best better between big both but
call came can cannot care change come could course day days did different does doing done down during each easy either else
end enough even ever every everyone everything far feel few find first for found free from full fully get give goes going gone good
got great had hand has have having help helps her here high him his hour hours how however idea ill into its itself just keep kind
know large last later least less let like line list little long look lot made main make makes making many maybe mean might mind
minute minutes month months more most much must name near need needs never new next nice none not nothing now number off often old
once one ones only open other others our out over own part people per person place plan point post posts possible pretty problem put
question quick quite rather real really reddit right run running said same saw say see seem set several shall she should show side
simple since small some somebody someone something soon sort start started still stop such sure take tell than thank thanks that the
their them then there these they thing things think this those thought three through time times today together too took toward true
try trying turn two type under until use used useful user users uses using very want wants was way ways week weeks well went were
what when where whether which while who whole why will with within without work worked working works world would year years yes
yet you your app apps tool tools software product products service services company companies business businesses platform online
website site customer customers client clients allow choose cut earn fail gentle handful hate leave matter pick polite step tiny`.split(
    /\s+/,
  ),
)
