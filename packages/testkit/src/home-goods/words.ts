/**
 * A trade that has nothing in common with medicine: furniture and home goods, invented. What a product is (`kinds`), what it
 * may be made of, and the words with which sellers and buyers name both.
 */
export type Kind = {
  key: string
  /** The class that a seller's file gives, the shop's category. */
  category: string
  /** Nouns that sellers put into titles, the usual one first. */
  nouns: readonly string[]
  /** Words that buyers use and that stand in descriptions only. */
  alsoCalled: readonly string[]
  /** Accessories that titles mention: "with Cushions". They are other kinds' nouns as well. */
  with: readonly string[]
  features: readonly string[]
  rooms: readonly string[]
  materials: readonly string[]
  sizes: readonly string[]
}

const list = (text: string): string[] => text.split(',').map((part) => part.trim())

const wood = list('oak,walnut,pine,teak,mango wood,bamboo,acacia')
const metal = list('steel,iron,brass,aluminium,chrome')
const cloth = list('velvet,linen,cotton,leather,polyester,wool,jute')

/** kind | category | nouns | also called | with | features | rooms | materials | sizes */
const source = `
sofa|Sofas|Sofa,Couch,Settee|divan,lounge seat|Cushions,Ottoman,Cup Holders|convertible,tufted,reclining|living room,den|cloth|2 seater,3 seater
sleeper|Sofa Beds|Sofa Bed,Sleeper Sofa,Futon|guest bed,pull out couch|Storage,Mattress|convertible,folding|guest room,living room|cloth|2 seater,3 seater
sectional|Sectionals|Sectional Sofa,Corner Sofa,Sectional|l shaped couch|Chaise,Ottoman|modular,reversible|living room|cloth|5 seater,6 seater
armchair|Accent Chairs|Armchair,Accent Chair,Club Chair|easy chair|Footrest,Pillow|swivel,tufted,wingback|living room,bedroom|cloth|27",30"
recliner|Recliners|Recliner,Recliner Chair,Rocker Recliner|lazy chair|Cup Holder,Massage|power,swivel,heated|living room,den|cloth|32",36"
officechair|Office Chairs|Office Chair,Desk Chair,Task Chair|computer seat|Armrests,Headrest|ergonomic,swivel,adjustable|home office,study|cloth|38",42"
diningchair|Dining Chairs|Dining Chair,Side Chair|table seat|Padded Seat|stackable,upholstered|dining room,kitchen|wood|set of 2,set of 4
stool|Bar Stools|Bar Stool,Counter Stool,Barstool|pub seat|Footrest,Back|swivel,adjustable,backless|kitchen,home bar|metal|24",30"
bench|Benches|Bench,Entryway Bench|hall seat|Shoe Rack,Cushion|tufted,storage|entryway,bedroom|wood|42 inch,48 inch
ottoman|Ottomans|Ottoman,Pouf,Footstool|foot rest,hassock|Tray,Storage|round,tufted,foldable|living room,bedroom|cloth|16",18"
coffeetable|Coffee Tables|Coffee Table,Cocktail Table|low table,centre table|Drawers,Shelf,Storage|lift top,nesting,round|living room|wood|36 inch,42 inch
endtable|End Tables|End Table,Side Table|lamp stand|Drawer,USB Port|nesting,round,foldable|living room,bedroom|wood|18 inch,22 inch
diningtable|Dining Tables|Dining Table,Kitchen Table|eating table|Leaf,Bench|extendable,round,drop leaf|dining room,kitchen|wood|48 inch,60 inch
console|Console Tables|Console Table,Sofa Table,Entry Table|hall table|Drawers,Shelf|narrow,demilune|entryway,hallway|wood|40 inch,52 inch
desk|Desks|Desk,Writing Desk,Computer Desk|work table,bureau|Hutch,Drawers,Keyboard Tray|standing,adjustable,corner|home office,study|wood|47 inch,55 inch
nightstand|Nightstands|Nightstand,Night Stand,Bedside Table|night table|Drawer,Charging Station|floating,mirrored|bedroom|wood|20 inch,24 inch
dresser|Dressers|Dresser,Chest of Drawers|bedroom drawers,tallboy|Mirror,Drawers|mirrored,wide|bedroom|wood|5 drawer,6 drawer
wardrobe|Wardrobes|Wardrobe,Armoire|clothes cupboard,almirah|Mirror,Drawers|sliding,mirrored|bedroom|wood|2 door,3 door
bed|Beds|Bed,Platform Bed,Bed Frame|bedstead,cot|Headboard,Storage,Drawers|upholstered,canopy,poster|bedroom|wood|king,queen,twin
bunkbed|Kids Beds|Bunk Bed,Loft Bed,Bunkbed|children bedstead|Slide,Stairs,Desk|convertible,low|kids room|wood|twin,full
headboard|Headboards|Headboard,Head Board|bed back|Lights,Shelves|upholstered,tufted,floating|bedroom|cloth|king,queen,twin
mattress|Mattresses|Mattress,Foam Mattress|bed foam,gadda|Cover,Topper|cooling,hypoallergenic,hybrid|bedroom|cloth|king,queen,twin
bookcase|Bookcases|Bookcase,Book Case,Bookshelf|book rack,library unit|Doors,Drawers|ladder,corner,open|study,living room|wood|60 inch,72 inch
tvstand|TV Stands|TV Stand,Media Console,Entertainment Center|television unit|Fireplace,Doors|floating,corner|living room,den|wood|58 inch,70 inch
sideboard|Sideboards|Sideboard,Buffet,Credenza|crockery unit|Wine Rack,Doors|mirrored,farmhouse|dining room,kitchen|wood|52 inch,60 inch
shoerack|Shoe Storage|Shoe Rack,Shoe Cabinet,Shoe Organizer|footwear stand|Bench,Doors|stackable,folding,slim|entryway,hallway|wood|3 tier,5 tier
shelf|Wall Shelves|Wall Shelf,Floating Shelf,Wall Shelves|display ledge|Hooks,Brackets|floating,corner|living room,bathroom|wood|24 inch,36 inch
rug|Area Rugs|Area Rug,Rug,Carpet|floor covering,dhurrie|Non Slip Pad,Fringe|washable,shag,handmade|living room,bedroom|cloth|5 x 8 ft,8 x 10 ft
doormat|Door Mats|Doormat,Door Mat,Welcome Mat|foot wiper|Rubber Back|washable,monogrammed|entryway,porch|cloth|18 x 30 inch,24 x 36 inch
bathmat|Bath Mats|Bath Mat,Bath Rug,Shower Mat|toilet rug|Rubber Back|washable,absorbent,memory foam|bathroom|cloth|17 x 24 inch,20 x 32 inch
curtain|Curtains|Curtain,Curtain Panel,Drapes|window dressing,parda|Grommets,Tie Backs|blackout,sheer,thermal|bedroom,living room|cloth|52 x 84 inch,52 x 96 inch
showercurtain|Shower Curtains|Shower Curtain,Bath Curtain|bathing screen|Hooks,Liner|waterproof,washable|bathroom|cloth|72 x 72 inch,72 x 84 inch
blind|Blinds|Roller Blind,Window Shade,Blinds|sun screen|Remote,Valance|blackout,cordless|bedroom,kitchen|cloth|27 inch,34 inch
cushion|Throw Pillows|Throw Pillow,Cushion,Accent Pillow|scatter pillow|Insert,Zipper|reversible,embroidered|living room,bedroom|cloth|18 x 18 inch,20 x 20 inch
bedpillow|Bed Pillows|Bed Pillow,Sleeping Pillow|head rest for sleep|Cover|cooling,hypoallergenic|bedroom|cloth|king,queen
seatpad|Chair Pads|Chair Pad,Seat Cushion,Chair Cushion|seat padding|Ties,Zipper|reversible,outdoor|dining room,patio|cloth|16 x 16 inch,18 x 18 inch
throw|Throws|Throw Blanket,Throw|snuggle wrap|Fringe,Tassels|knitted,reversible,heated|living room,bedroom|cloth|50 x 60 inch,60 x 80 inch
duvet|Duvet Covers|Duvet Cover,Duvet Cover Set|quilt case|Shams,Zipper|reversible,embroidered|bedroom|cloth|king,queen,twin
sheets|Sheet Sets|Sheet Set,Bed Sheets,Bedsheet|bed linen,chadar|Pillowcases|cooling,deep pocket|bedroom|cloth|king,queen,twin
towel|Towels|Towel Set,Bath Towel|drying cloth|Hanging Loop|absorbent,quick dry|bathroom|cloth|set of 4,set of 6
tablelamp|Table Lamps|Table Lamp,Desk Lamp,Bedside Lamp|reading light|Shade,USB Port|dimmable,touch,adjustable|bedroom,study|metal|18",24"
floorlamp|Floor Lamps|Floor Lamp,Standing Lamp,Torchiere|uplighter|Shelves,Shade|arched,dimmable,tripod|living room,study|metal|58",64"
chandelier|Chandeliers|Chandelier,Candle Chandelier|hanging crystal light|Crystals,Shades|dimmable,candle style|dining room,foyer|metal|5 light,6 light
pendant|Pendants|Pendant Light,Pendant,Hanging Light|drop light|Glass Shade|dimmable,cluster|kitchen,dining room|metal|1 light,3 light
sconce|Wall Sconces|Wall Sconce,Wall Light,Sconce|wall fixture|Switch,Shade|dimmable,swing arm|hallway,bathroom|metal|1 light,2 light
vanitylight|Vanity Lights|Vanity Light,Bath Bar Light|mirror lamp|Glass Shades|dimmable|bathroom|metal|3 light,4 light
mirror|Mirrors|Wall Mirror,Mirror,Floor Mirror|looking glass,sheesha|Shelf,Lights|round,arched,full length|bathroom,bedroom,hallway|metal|24 inch,32 inch
clock|Clocks|Wall Clock,Clock|time piece,ghadi|Pendulum,Thermometer|silent,oversized|living room,kitchen|metal|12 inch,24 inch
vase|Vases|Vase,Flower Vase,Table Vase|flower holder|Artificial Flowers|handmade,tall|living room,dining room|pottery|8 inch,12 inch
planter|Planters|Planter,Plant Pot,Planter Box|gamla,flower tub|Stand,Drainage Tray|hanging,self watering|patio,balcony|pottery|10 inch,14 inch
candleholder|Candle Holders|Candle Holder,Candlestick,Tealight Holder|diya stand|Glass Cylinder|tall,hanging|dining room,living room|metal|set of 2,set of 3
wallart|Wall Art|Canvas Print,Wall Art,Framed Art Print|picture,painting|Frame|abstract,framed,panoramic|living room,bedroom|paper|16 x 24 inch,24 x 36 inch
frame|Picture Frames|Picture Frame,Photo Frame|photograph stand|Mat,Easel Back|floating,collage|living room,study|wood|5 x 7 inch,8 x 10 inch
basket|Baskets|Storage Basket,Basket,Woven Bin|hamper,tokri|Lid,Handles|foldable,stackable|bathroom,kids room|fibre|small,large
laundry|Laundry Hampers|Laundry Hamper,Laundry Basket,Clothes Hamper|washing bin|Lid,Wheels|folding,divided|laundry room,bathroom|fibre|60 l,90 l
trashcan|Trash Cans|Trash Can,Waste Bin,Dustbin|garbage pail|Lid,Foot Pedal|touchless,slim|kitchen,bathroom|metal|10 l,30 l
faucet|Kitchen Faucets|Kitchen Faucet,Sink Faucet|mixer tap,nal|Sprayer,Soap Dispenser|pull down,touchless|kitchen|metal|1 hole,3 hole
sink|Bathroom Sinks|Vessel Sink,Bathroom Sink,Wash Basin|hand wash bowl|Faucet,Drain|undermount,round|bathroom|pottery|16 inch,20 inch
vanity|Bathroom Vanities|Bathroom Vanity,Vanity Cabinet|wash stand unit|Sink,Mirror,Drawers|floating,double|bathroom|wood|30 inch,48 inch
towelbar|Towel Bars|Towel Bar,Towel Rail,Towel Rack|towel hanger|Hooks,Shelf|heated,double|bathroom|metal|18 inch,24 inch
cookware|Cookware Sets|Cookware Set,Pots and Pans Set|cooking vessels|Lids,Utensils|non stick,induction|kitchen|metal|8 piece,12 piece
skillet|Skillets|Frying Pan,Skillet,Fry Pan|tava|Lid,Handle Cover|non stick,pre seasoned|kitchen|metal|8 inch,10 inch,12 inch
dinnerware|Dinnerware|Dinnerware Set,Plate Set,Dinner Set|crockery,tableware|Bowls,Mugs|dishwasher safe,chip resistant|kitchen,dining room|pottery|12 piece,16 piece
mug|Mugs|Coffee Mug,Mug,Tea Cup|beverage cup|Lid,Saucer|insulated,handmade|kitchen|pottery|11 oz,15 oz
glass|Drinkware|Wine Glass,Drinking Glass,Tumbler|goblet,stemware|Straw|stemless,dishwasher safe|kitchen,home bar|glassy|set of 4,set of 6
knifeset|Knife Sets|Knife Set,Knife Block Set|chopping blades|Sharpener,Block|dishwasher safe,serrated|kitchen|metal|6 piece,14 piece
cutting|Cutting Boards|Cutting Board,Chopping Board|meat block|Handle,Juice Groove|reversible,folding|kitchen|wood|12 x 18 inch,10 x 15 inch
winerack|Wine Racks|Wine Rack,Bottle Rack,Wine Cabinet|cellar stand|Glass Holder,Drawer|stackable,hanging|kitchen,home bar|metal|6 bottle,12 bottle
patioset|Patio Sets|Patio Conversation Set,Outdoor Sofa Set|garden seating|Cushions,Fire Pit|weatherproof,modular|patio,garden|fibre|4 piece,5 piece
adirondack|Adirondack Chairs|Adirondack Chair,Patio Chair|deck seat|Cup Holder,Ottoman|folding,weatherproof|patio,garden|wood|30",35"
hammock|Hammocks|Hammock,Hammock Chair|hanging lounger,jhoola|Stand,Pillow|portable,folding|garden,patio|cloth|1 person,2 person
umbrella|Patio Umbrellas|Patio Umbrella,Market Umbrella|sun parasol,chhatri|Base,Lights|tilting,cantilever|patio,garden|cloth|9 ft,10 ft
firepit|Fire Pits|Fire Pit,Fire Pit Table|outdoor hearth|Cover,Screen|propane,portable|patio,garden|metal|28 inch,32 inch
grill|Grills|Charcoal Grill,Barbecue Grill,Gas Grill|bbq,tandoor|Cover,Side Table|portable,smoker|patio,garden|metal|18 inch,22 inch
dogbed|Dog Beds|Dog Bed,Pet Bed|puppy cot|Cover,Pillow|washable,orthopaedic|living room,kids room|cloth|small,large
cattree|Cat Furniture|Cat Tree,Cat Tower|kitty climber|Scratching Post,Condo|tall,modern|living room|wood|48 inch,60 inch
highchair|High Chairs|High Chair,Baby High Chair|infant feeding seat|Tray,Wheels|folding,adjustable|kitchen,kids room|wood|36",40"
crib|Cribs|Crib,Baby Crib|infant bedstead,palna|Drawer,Changing Table|convertible,mini|kids room|wood|4 in 1,3 in 1
toybox|Toy Storage|Toy Box,Toy Chest,Toy Organizer|plaything bin|Lid,Bench|soft close,stackable|kids room|wood|30 inch,36 inch
teepee|Play Tents|Play Tent,Teepee,Kids Tent|play house|Lights,Mat|foldable,portable|kids room,garden|cloth|47 inch,60 inch
`

const materialsOf: Readonly<Record<string, readonly string[]>> = {
  wood,
  metal,
  cloth,
  pottery: list('ceramic,stoneware,porcelain,terracotta,concrete,glass'),
  paper: list('canvas,paper,acrylic,metal'),
  fibre: list('rattan,wicker,bamboo,plastic,seagrass'),
  glassy: list('glass,crystal,acrylic,stainless steel'),
}

export const kinds: readonly Kind[] = source
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', category = '', nouns = '', also = '', ...rest] = line.split('|')
    const [withs = '', features = '', rooms = '', materials = '', sizes = ''] = rest
    return {
      key,
      category,
      nouns: list(nouns),
      alsoCalled: list(also),
      with: list(withs),
      features: list(features),
      rooms: list(rooms),
      materials: materialsOf[materials] ?? [],
      sizes: list(sizes),
    }
  })

export const colours = list(
  'black,white,grey,beige,navy blue,blue,green,red,brown,ivory,pink,teal,mustard yellow,turquoise,silver,gold,charcoal,cream',
)
export const styles = list(
  'modern,rustic,farmhouse,industrial,coastal,bohemian,traditional,minimalist,scandinavian,vintage,art deco,tropical',
)
/** Names of collections, many of them also words for colours, materials, rooms or goods. */
export const collections = list(
  'Ash Grove,Willow,Ivory Lane,Stone Harbor,Birchwood,Clayton,Maple Ridge,Hazelwood,Sterling,Amber,Bedford,Lampert,Tableau,Chesterton,Redmond,Greenwich,Blackwell,' +
    'Whitman,Goldie,Rosewood,Marble Arch,Copperfield,Woolwich,Linden,Ferrum,Casa,Bonita,Nordby,Alder,Kingsley,Queensway,Barlow,Deskins,Benchley,Mirren,Rugby,Clocktower,' +
    'Zuri,Quill,Petra,Orla,Jonas,Idris,Hollis,Gable,Fenwick,Emory,Dunn,Cass,Briar,Arlo,Yves,Xanthe,Wren,Vesper,Una,Thea,Soren,Rune,Pax,Otis,Nell,Mika,Lark,Kit,Juno',
)
export const brands = list(
  'Harbor & Pine,Loom Lane,Oakfield,Casa Bella,Nordic Nest,Stonebridge Home,The Bed Room,Kings Lamp Co,Mirror Mirror,Velvet Fox,Urban Table,Cotton Row,Grey Goose Living,XQ Living,JD Möbel,Maison du Thé',
)
/** Fragments of other languages, which a careless seller leaves in titles. */
export const foreign = list(
  'Tisch aus Holz,mesa de centro,lampe de chevet,Stuhl grau,für Wohnzimmer,para sala,pour la maison,decoración del hogar,aus Metall,con cajón,de pared,Küche,bambou naturel,dormitorio,couleur noir,tapis rond,estilo moderno,poltrona da letto',
)
/** Two-letter tokens and other junk of titles. */
export const junk = list(
  'XL7,2PC,HM,QR,TV,NB,V2,A1,OS,LX,MK II,(NEW),*SALE*,[2-Pack],#1,w/,+,w/o box,Ea,pk,CM,DX,Gen 3,No.5,SKU,--,Hot!!,24/7,EU,UK plug',
)
