import { StyleSheet } from '@react-pdf/renderer';
import { ACCENT, GROUND, INK, LINE, MUTED } from './colours.ts';

/** How the parts of a document look on paper; a style that ends in Block is the one of that kind of block. */
export const styles = StyleSheet.create({
  page: {
    fontFamily: ['Latin', 'Latin Extended', 'Arabic'], fontSize: 9.5, lineHeight: 1.45, color: INK,
    paddingTop: 44, paddingBottom: 60, paddingHorizontal: 40,
  },
  head: { borderBottomWidth: 2, borderBottomColor: ACCENT, paddingBottom: 10, marginBottom: 12 },
  title: { fontSize: 20, fontWeight: 600, color: ACCENT, lineHeight: 1.3 },
  subtitle: { fontSize: 10, color: MUTED, marginTop: 6 },
  foot: {
    position: 'absolute', top: 795, left: 40, right: 40, borderTopWidth: 0.5, borderTopColor: LINE, paddingTop: 6,
    fontSize: 7, color: MUTED, justifyContent: 'space-between',
  },
  headingBlock: { marginTop: 12, marginBottom: 5 },
  heading: { fontSize: 12.5, fontWeight: 600, lineHeight: 1.7 },
  paragraphBlock: { marginBottom: 6 },
  noteBlock: { marginBottom: 6 },
  note: { fontSize: 8.5, color: MUTED },
  listBlock: { marginBottom: 6 },
  item: { alignItems: 'flex-start', gap: 6, marginBottom: 3 },
  bullet: { width: 4, height: 4, borderRadius: 2, backgroundColor: ACCENT, marginTop: 5 },
  figures: { gap: 8, flexWrap: 'wrap' },
  figuresBlock: { marginBottom: 6 },
  figure: { flexGrow: 1, flexBasis: 0, borderWidth: 0.75, borderColor: LINE, borderRadius: 4, padding: 8 },
  value: { fontSize: 15, fontWeight: 600, lineHeight: 1.3, marginVertical: 1 },
  factsBlock: { marginBottom: 6 },
  tableBlock: { marginBottom: 6 },
  tableHead: { backgroundColor: GROUND, paddingVertical: 3, fontSize: 8.5 },
  tableRow: { borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: 3, fontSize: 8.5 },
  barsBlock: { marginBottom: 6 },
  bar: { alignItems: 'center', paddingVertical: 2.5, fontSize: 8.5 },
  track: { width: '42%', height: 7, backgroundColor: GROUND, borderRadius: 2, overflow: 'hidden' },
  lineBlock: { marginBottom: 6 },
  ends: { justifyContent: 'space-between', fontSize: 7.5, color: MUTED },
});
