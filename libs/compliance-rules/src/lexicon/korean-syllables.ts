/**
 * Syllables of Korean family and given names in the Revised Romanization (after the characters that the Supreme Court
 * of Korea allows in names).
 */
export const koreanSyllables = 'a ae an bae baek beom bin bo bok bong bu byeong cha chae chan chang cheol cheon choe chu chun da dae dan deok do dong '
  + 'eok eom eon eul eun ga gak gang geon geum geun gi gil go gong gu guk gun gwan gwang gwon gyeong gyo gyu gyun ha hae hak ham han heo heon heung '
  + 'ho hong hui hun hwa hwan hwang hwi hye hyeok hyeon hyeong hyo i il im in ja jae jang je jeok jeon jeong ji jik jin jo jong ju jun jung ma maeng mi '
  + 'min mo mok mu muk mun myeong na nam nan nang no nyeo o ok pil pyeong pyo rae ran rang rim rin ro rok ryang ryeol ryeong ryong sa sam san sang se seo seok seol seon '
  + 'seong seop seung si sik sil sim sin so sol son song su suk sun sung tae taek tak u uk un ung ui wan wang wi won ya yang ye yeo yeol yeom yeon yeong yeop yeok yo '
  + 'yong yu yuk yul yun';

/** Family names among them. */
export const koreanFamilies = 'an bae baek bak bang byeon cha chae cheon choe chu do eom gang gil gim go gong gu guk gwak gwon ha ham han heo hong hwang hyeon i '
  + 'im jang je jeon jeong ji jin jo ju ma maeng min mo mun myeong na nam no o ok pyo ryu seo seok seol seong sim sin so son song tak u wi won yang ye yeo yeom yeon yu yun';
