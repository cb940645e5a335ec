/**
 * Words of common passwords, without appended digits and marks and with letters for look-alike digits. Maintained by hand:
 * add words seen in attacks on the shop. Sorted within each line.
 */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `
abc abcd abcde abcdef access account admin administrator adminadmin administrador anonymous asdf asdfasdf asdfgh asdfghjkl asdfqwer azerty backup bank batman biteme buster
changeme changeit changepassword cheese chelsea chocolate company computer cookie corvette default demo demouser diamond dragon dubsmash enter eminem everton facebook family fantasy
flower football football forever freedom friend friends fuckyou gateway ginger google guest guestguest hacker hello hellohello hellothere helloworld hockey hunter
iamgod iloveu iloveyou iloveyouso imagine infinity internet jesus jesuschrist jordan killer letmein letmeinnow letmeinplease linkedin liverpool login loginlogin logmein lovely loveme lover lovers loveyou
magic manager manchester master mastermaster matrix mercedes merlin michael microsoft monkey monster mustang myaccount mynoob mypass mypassword mysecret naruto newpass newpassword ninja nothing
opensesame oracle parola pass passcode passpass passphrase passw passwd password passwordpassword passwort peaceandlove pepper phoenix playboy pokemon please princess private purple
qazwsx qazwsxedc qwer qwert qwerty qwertyqwerty qwertyu qwertyui qwertyuiop root rootroot samsung secret secretpassword secure security server shadow silver sitemanager snoopy soccer spiderman
starwars startrek stupid summer sunflower sunshine superman superuser support sysadmin system temp temporary temppass tempassword test tester testing testpassword testtest testuser thankyou thomas tigger trustno
unknown user username userpassword web webmaster welcome welcomeback welcomehome wellcome whatever winter wordpass xxxxxx yankees youandme zaqwsx zxcvbn zxcvbnm
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring autumn
amma appa aarav abhishek aditya ajay akash amit anand anil anita anjali ankit anusha arjun arun ashok ashwini balaji bharat bhavani chandra deepak deepika devi dinesh divya durga gaurav gayatri gopal govind
harish hanuman jagannath jaihind jaimatadi jaishreeram jaishriram jesuslove kalyan kannan karthik kavita keerthi kiran krishna krishnakrishna lakshmi lalitha lokesh madhavi mahalakshmi mahadev mahesh mallika manish manoj meena meera mohan mohammed mukesh murali
nagaraj namrata nandini narayan naveen neha nikhil nisha omnamahshivaya omsairam pankaj parvati pavan pooja prabhu pradeep prakash prasad prashant praveen preeti priya priyanka radha radhakrishna radheradhe rahul raja rajesh rajeshwari raju rakesh ramesh ramram ravi rekha rohit
sachin sachintendulkar sai saibaba sairam sandeep sandhya sangeeta sanjay santosh saraswati satish satyam shankar sharma shanti shiva shivshakti shubham shyam sita srinivas suman sunil sunita suresh swati tirupati usha vandana venkat venkatesh vijay vikas vikram vinay vinayaka vinod vishnu yadav
india indian indiaindia incredibleindia hindustan bharatmata mumbai delhi newdelhi bangalore bengaluru chennai kolkata hyderabad ahmedabad pune jaipur kerala punjab cricket dhoni kohli virat bollywood
clinic dental dentist dentistry doctor doctors health healthcare hospital hospitals injection laboratory medical medicals medicine medicines nurse patient pharma pharmacy physio surgeon surgical vaccine veterinary
bigboss butterfly champion charlie daniel darling dolphin elephant football galaxy gangster golden goodluck goodmorning goodnight happiness happy happybirthday happynewyear heaven honey lovelove loveislife mother mummy
mummypapa mylove mylife mynameis myfamily myhospital myclinic orange papa papamummy peace rainbow rockstar rocky royal school shakti smile smiley srisri star success sweet sweetheart sweety teamwork tiger tinkle titanic truelove victory wonderful
`
    .split(/\s+/)
    .filter(Boolean),
)
